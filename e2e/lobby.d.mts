import type { Page } from '@playwright/test';

/** Challenges of every length and with every clock, as the page's person would open them; resolves when the server has them. */
export const fillLobby: (page: Page) => Promise<void>;
