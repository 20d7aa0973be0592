import { expect, test } from 'vitest';
import { fullName, namesText, nameText } from './names.ts';

test('a name written from right to left is set apart from the sentence, any other stands as it is', () => {
  expect(`Remove the message of ${nameText('ليلى حداد')}`).toBe('Remove the message of \u2068ليلى حداد\u2069');
  expect(nameText('נועה')).toBe('\u2068נועה\u2069');
  for (const name of ['Siobhán O’Connor', '高橋 美咲', 'Дарина К.', 'An Nguyễn', '']) expect(nameText(name)).toBe(name);
});

test('in a list every name is set apart by itself', () => {
  expect(namesText(['ليلى ح.', 'Ada L.', 'נועה'])).toBe('\u2068ليلى ح.\u2069, Ada L., \u2068נועה\u2069');
});

test('a full name is one name', () => {
  expect(fullName({ firstName: 'ليلى', lastName: 'حداد' })).toBe('\u2068ليلى حداد\u2069');
  expect(fullName({ firstName: 'Mika', lastName: '' })).toBe('Mika');
});
