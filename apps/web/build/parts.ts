const inside = (...paths: readonly string[]): RegExp =>
  new RegExp(paths.map(path => `/${path}`.replaceAll('/', '[\\\\/]')).join('|'));

/**
 * Which modules lie in one file. A part is what pages need together: on a slow line every further file costs a round trip, and
 * the line is shared by all that are on their way. A module belongs to the first part that it fits, together with everything
 * that it imports; what fits none lies with the page that needs it.
 */
export const PARTS = [
  // The small beginning, which fetches everything else.
  { name: 'main', test: inside('src/main\\.ts$') },
  // What is needed before any page can be shown.
  { name: 'frame', test: inside('src/client\\.tsx$', 'node_modules/react-dom/') },
  // The rules of both games and the table that they are played at, with what opens a game there.
  {
    name: 'rules',
    test: inside(
      'packages/(core|games|tao-long|way-of-the-dragon|table|verifiable-dice)/',
      'src/shared/local/(open-game|rules-at-work|types)\\.ts$',
      'src/machine/types\\.ts$',
      'src/pages/way/scene\\.ts$',
    ),
  },
  { name: 'words', test: inside('src/words/', 'src/shared/ui/ruling-link'), minShareCount: 3 },
  // Dragons fly over both boards.
  { name: 'dragon', test: inside('board-view/src/(shared|tao-long/(view/)?dragon)/') },
  { name: 'tao-long-board', test: inside('board-view/src/tao-long/view/board/') },
  { name: 'way-board', test: inside('board-view/src/way-of-the-dragon/view/(board|piece)/') },
  // What opens over a page when somebody asks for it.
  {
    name: 'windows',
    test: inside('src/shared/ui/modal\\.tsx$', 'src/shared/table/table-menu\\.tsx$'),
  },
  {
    name: 'table',
    test: inside(
      'src/shared/table/(?!rarely-needed\\.ts$|\\w+-dialog)',
      'src/shared/(local|sound)/',
      'src/shared/ui/media-query',
      'src/machine/machine',
      'src/pages/table-page\\.tsx$',
    ),
  },
];
