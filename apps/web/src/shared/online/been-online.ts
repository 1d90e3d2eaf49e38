const KNOWN = 'dragonway-online';

/** Whether this browser has been somebody at the server before. */
export const hasBeenOnline = (): boolean => localStorage.getItem(KNOWN) !== null;

export const rememberOnline = (): void => localStorage.setItem(KNOWN, 'yes');
