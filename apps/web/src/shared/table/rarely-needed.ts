// What a table needs when somebody asks for it: its menu and its windows. They come in one file, after the table.
export { SettingsDialog } from '../settings/settings-dialog.js';
export { HelpDialog } from './help-dialog.js';
export { ShareDialog } from './share-dialog.js';
export { MenuItems, TableMenu } from './table-menu.js';
