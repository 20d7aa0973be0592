import { expect, test, vi } from 'vitest';
import {
  dayIn,
  daysBetween,
  daysLeftIn,
  endOf,
  isTimeZone,
  monthOf,
  normalLocalTime,
  plusDays,
  startOf,
  weekOf,
} from './calendar.ts';

test('a day ends at midnight in the given time zone', () => {
  const at = new Date('2026-03-01T16:30:00Z');
  expect(dayIn('UTC', at)).toBe('2026-03-01');
  expect(dayIn('Asia/Manila', at)).toBe('2026-03-02');
  expect(dayIn('America/Los_Angeles', new Date('2026-03-02T07:59:00Z'))).toBe('2026-03-01');
});

test('a time zone has one cached format, regardless of case', () => {
  // A zone for which no other test has created a format.
  const formats = vi.spyOn(Intl, 'DateTimeFormat');
  for (const name of ['Antarctica/Troll', 'ANTARCTICA/troll', 'antarctica/TROLL']) dayIn(name, new Date());
  expect(formats).toHaveBeenCalledTimes(1);
  formats.mockRestore();
});

test('a week begins on Monday, also across the end of a month or year', () => {
  expect(weekOf('2026-11-16')).toBe('2026-11-16');
  expect(weekOf('2026-11-22')).toBe('2026-11-16');
  expect(weekOf('2026-11-23')).toBe('2026-11-23');
  expect(weekOf('2027-01-01')).toBe('2026-12-28');
});

test('the remaining days of a week include today', () => {
  expect(daysLeftIn('2026-11-16')).toBe(7);
  expect(daysLeftIn('2026-11-22')).toBe(1);
});

test('one moment can belong to different weeks in different time zones', () => {
  const moment = new Date('2026-11-22T20:00:00Z');
  expect(weekOf(dayIn('America/Lima', moment))).toBe('2026-11-16');
  expect(weekOf(dayIn('Asia/Manila', moment))).toBe('2026-11-23');
});

test('days are added and counted across a leap day', () => {
  expect(plusDays('2028-02-28', 2)).toBe('2028-03-01');
  expect(plusDays('2028-03-01', -1)).toBe('2028-02-29');
  expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2);
  expect(daysBetween('2028-03-01', '2028-02-28')).toBe(-2);
  expect(monthOf('2028-02-29')).toBe('2028-02-01');
});

const first = (local: string, zone: string) => startOf(local, zone).toISOString();
const last = (local: string, zone: string) => endOf(local, zone).toISOString();

test('a deadline includes the whole of its last written unit', () => {
  expect(last('2027-01-15', 'Asia/Manila')).toBe('2027-01-15T15:59:59.999Z');
  expect(last('2027-01-15T17:00', 'Asia/Manila')).toBe('2027-01-15T09:00:59.999Z');
  expect(last('2027-01-15T17:00:30', 'Asia/Manila')).toBe('2027-01-15T09:00:30.999Z');
  expect(last('2027-01-15', 'Pacific/Kiritimati')).toBe('2027-01-15T09:59:59.999Z');
  expect(last('2027-01-15', 'Pacific/Pago_Pago')).toBe('2027-01-16T10:59:59.999Z');
});

test('a time that occurs twice begins with the first and ends with the second', () => {
  // On 31 October 2027 clocks go from 03:00 back to 02:00 in Berlin.
  expect(first('2027-10-31T02:30', 'Europe/Berlin')).toBe('2027-10-31T00:30:00.000Z');
  expect(last('2027-10-31T02:30', 'Europe/Berlin')).toBe('2027-10-31T01:30:59.999Z');
  expect(last('2027-11-07T01:59', 'America/New_York')).toBe('2027-11-07T06:59:59.999Z');
  // Half an hour on Lord Howe Island.
  expect(first('2027-04-04T01:45', 'Australia/Lord_Howe')).toBe('2027-04-03T14:45:00.000Z');
  expect(last('2027-04-04T01:45', 'Australia/Lord_Howe')).toBe('2027-04-03T15:15:59.999Z');
});

test('a time that does not occur is moved forward by the gap', () => {
  expect(first('2027-03-28T02:30', 'Europe/Berlin')).toBe('2027-03-28T01:30:00.000Z');
  expect(last('2027-03-28T02:30', 'Europe/Berlin')).toBe('2027-03-28T01:30:59.999Z');
  // In Cairo clocks go forward at midnight, so the day begins at 01:00.
  expect(first('2027-04-30', 'Africa/Cairo')).toBe('2027-04-29T22:00:00.000Z');
  // Samoa had no 30 December 2011.
  expect(first('2011-12-30T12:00', 'Pacific/Apia')).toBe('2011-12-30T22:00:00.000Z');
});

test('every minute around a change has the moment that clocks show', () => {
  const shown = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'America/New_York',
    dateStyle: 'short',
    timeStyle: 'short',
  });
  for (const day of ['2027-03-14', '2027-11-07']) {
    for (let minute = 0; minute < 24 * 60; minute++) {
      const local = new Date(Date.parse(`${day}T00:00:00Z`) + minute * 60_000).toISOString().slice(0, 16);
      const isMissing = day === '2027-03-14' && minute >= 120 && minute < 180;
      const text = shown.format(startOf(local, 'America/New_York')).replace(' ', 'T');
      expect(text === local, local).toBe(!isMissing);
      expect(endOf(local, 'America/New_York') > startOf(local, 'America/New_York')).toBe(true);
    }
  }
});

test('only calendar days and times are local times', () => {
  expect(normalLocalTime(' 2027-01-15 17:00 ')).toBe('2027-01-15T17:00');
  for (const text of [
    '2027-02-30',
    '2027-01-15T24:00',
    '15.1.2027',
    '2027-01-15T17:00Z',
    '2027-1-5',
    '1899-01-01',
    '',
  ]) {
    expect(normalLocalTime(text), text).toBeUndefined();
  }
});

test('only IANA names are time zones', () => {
  for (const name of ['Europe/Berlin', 'asia/manila', 'UTC']) expect(isTimeZone(name), name).toBe(true);
  for (const name of ['+08:00', 'Berlin', 'Europe/Nowhere', '']) expect(isTimeZone(name), name).toBe(false);
});
