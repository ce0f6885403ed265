import { expect, test } from 'vitest';
import { downloadNameOf, filesOf, fullFileOf, isAttachmentFile } from './attachment.ts';

const name = '0123456789abcdef'.repeat(2);

test.each([
  ['image', 'image/webp', [`${name}-1600.webp`, `${name}-640.webp`], undefined],
  ['pdf', 'application/pdf', [`${name}.pdf`], 'attachment.pdf'],
  ['audio', 'audio/mpeg', [`${name}.mp3`], 'attachment.mp3'],
  ['audio', 'audio/mp4', [`${name}.m4a`], 'attachment.m4a'],
] as const)('the files of %s %s', (kind, contentType, files, downloadName) => {
  const stored = { name, kind, contentType };
  expect(filesOf(stored)).toEqual(files);
  expect(filesOf(stored).every(isAttachmentFile)).toBe(true);
  expect(downloadNameOf(fullFileOf(stored))).toBe(downloadName);
});

test.each([
  '',
  `${name}.exe`,
  `${name}-160.webp`,
  `${name}.pdf.html`,
  `${name}.pdf\n`,
  `../${name}.pdf`,
  `${name.toUpperCase()}.pdf`,
])('%j is no file of ours', (file) => {
  expect(isAttachmentFile(file)).toBe(false);
});
