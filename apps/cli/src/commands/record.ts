import { readFileSync } from 'node:fs';
import type { Command } from 'commander';
import { print, printRefusal } from '../print.js';
import { checkRecord, type Finding, gameOfRecord, openRecord } from '../record/check.js';
import { showRecord } from '../record/show.js';

const EXIT_CODES: Readonly<Record<Finding['kind'], number>> = { right: 0, wrong: 1, unreadable: 2 };

const check = (file: string): void => {
  const finding = checkRecord(readFileSync(file, 'utf8'));
  print(...finding.words);
  process.exitCode = EXIT_CODES[finding.kind];
};

const show = (file: string): void => {
  const text = readFileSync(file, 'utf8');
  const opened = openRecord(text);
  if (opened.ok) return print(...showRecord(opened.value.record, opened.value.replayed));
  printRefusal(opened.refusal, gameOfRecord(text));
  if (opened.refusal.code === 'record/unreadable') process.exitCode = EXIT_CODES.unreadable;
};

export const addRecord = (program: Command): void => {
  const record = program.command('record').description('check or show the record of a game');
  record
    .command('check')
    .argument('<file>')
    .description('replay a record; exits with 0 if it is right, 1 if it is wrong, 2 if the file cannot be read')
    .action(check);
  record.command('show').argument('<file>').description('print the log of a record in words').action(show);
};
