import type { Challenge } from '@dragonway/protocol';
import { useEffect, useState } from 'react';
import { theConnection } from './online.js';

/** The open challenges, live for as long as the page is there; undefined until they have come. */
export const useLobby = (): readonly Challenge[] | undefined => {
  const [challenges, setChallenges] = useState<readonly Challenge[] | undefined>(undefined);
  useEffect(() => {
    const connection = theConnection();
    const stopListening = connection.listen(message => {
      if (message.t === 'lobby') setChallenges(message.challenges);
      if (message.t !== 'lobbyChanged') return;
      const { added, removed } = message;
      const isNews = ({ id }: Challenge): boolean => removed.includes(id) || added.some(other => other.id === id);
      setChallenges((known = []) => [...added, ...known.filter(challenge => !isNews(challenge))]);
    });
    const stopWatching = connection.watchLobby();
    return () => {
      stopListening();
      stopWatching();
    };
  }, []);
  return challenges;
};
