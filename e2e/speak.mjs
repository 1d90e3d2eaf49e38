// Says something to the server as the person of a page would, without the pages that it takes a person.

/** Says these commands one after the other; gives what the server answers, and throws where it refuses. */
export const speak = (page, ...commands) =>
  page.evaluate(
    wanted =>
      new Promise((resolve, reject) => {
        const line = new WebSocket(`${location.origin.replace('http', 'ws')}/ws`);
        const answers = [];
        const next = () => {
          const command = wanted[answers.length];
          if (command === undefined) {
            line.close();
            resolve(answers);
          } else line.send(JSON.stringify({ ...command, id: crypto.randomUUID() }));
        };
        line.addEventListener('open', () => line.send(JSON.stringify({ t: 'hello', protocol: 1 })));
        line.addEventListener('message', ({ data }) => {
          const message = JSON.parse(data);
          if (message.t === 'refused') reject(new Error(JSON.stringify(message.refusal)));
          if (message.t === 'done') answers.push(message);
          if (message.t === 'done' || message.t === 'welcome') next();
        });
      }),
    commands,
  );
