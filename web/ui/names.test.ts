import { expect, test } from 'vitest';
import { fullName, namesText, nameText } from './names.ts';

test('a right-to-left name is isolated from its sentence, and others are unchanged', () => {
  expect(`Remove the message of ${nameText('ليلى حداد')}`).toBe('Remove the message of \u2068ليلى حداد\u2069');
  expect(nameText('נועה')).toBe('\u2068נועה\u2069');
  for (const name of ['Siobhán O’Connor', '高橋 美咲', 'Дарина К.', 'An Nguyễn', '']) expect(nameText(name)).toBe(name);
});

test('each right-to-left name of a list is isolated', () => {
  expect(namesText(['ليلى ح.', 'Ada L.', 'נועה'])).toBe('\u2068ليلى ح.\u2069, Ada L., \u2068נועה\u2069');
});

test('first and last name are isolated together', () => {
  expect(fullName({ firstName: 'ليلى', lastName: 'حداد' })).toBe('\u2068ليلى حداد\u2069');
  expect(fullName({ firstName: 'Mika', lastName: '' })).toBe('Mika');
});
