const inside = (...paths: readonly string[]): RegExp =>
  new RegExp(paths.map(path => `/${path}`.replaceAll('/', '[\\\\/]')).join('|'));

/**
 * Which modules lie in one file. A part is what pages need together: on a slow line every further file costs a round trip.
 * A module belongs to the first part that it fits, together with everything that it imports; what fits none lies with the page
 * that needs it.
 */
export const PARTS = [
  // The small beginning, which fetches everything else.
  { name: 'main', test: inside('src/main\\.ts$', 'rolldown/runtime') },
  // What is needed before any page can be shown.
  { name: 'frame', test: inside('src/client\\.tsx$', 'node_modules/react-dom/') },
  // The rules of both games and the table that they are played at, with what opens a game there.
  {
    name: 'rules',
    test: inside(
      'packages/(core|games|tao-long|way-of-the-dragon|table|verifiable-dice)/',
      'src/shared/local/(open-game|rules-at-work|types)\\.ts$',
      'src/machine/types\\.ts$',
    ),
  },
  { name: 'words', test: inside('src/words/', 'src/shared/ui/ruling-link'), minShareCount: 3 },
  { name: 'dragon', test: inside('board-view/src/(shared|tao-long/(view/)?dragon)/'), minShareCount: 3 },
  { name: 'windows', test: inside('src/shared/ui/modal\\.tsx$') },
  {
    name: 'table',
    test: inside('src/shared/(table|local|sound)/', 'src/shared/ui/media-query', 'src/machine/machine'),
  },
];
