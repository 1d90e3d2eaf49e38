import { expect, test } from 'vitest';
import { addressesOf } from './addresses.js';
import { ConfigFault, readConfig } from './config.js';

test('without a word a server is open at port 4173 on all addresses of the machine', () => {
  expect(readConfig({})).toMatchObject({ host: '0.0.0.0', port: 4173 });
});

test('PORT and HOST count where nothing more exact was said', () => {
  expect(readConfig({ PORT: '5000', HOST: '127.0.0.1' })).toMatchObject({ host: '127.0.0.1', port: 5000 });
  expect(readConfig({ PORT: '5000', DRAGONWAY_PORT: '6000' })).toMatchObject({ port: 6000 });
});

test('a wrong value is named and not repeated', () => {
  expect(() => readConfig({ DRAGONWAY_PORT: 'secret' })).toThrow(ConfigFault);
  expect(() => readConfig({ DRAGONWAY_PORT: 'secret' })).not.toThrow(/secret/);
});

test('an address names what a browser can open', () => {
  expect(addressesOf('127.0.0.1', 80)).toEqual(['http://127.0.0.1:80/']);
  expect(addressesOf('::1', 80)).toEqual(['http://[::1]:80/']);
  expect(addressesOf('0.0.0.0', 80)[0]).toBe('http://localhost:80/');
});
