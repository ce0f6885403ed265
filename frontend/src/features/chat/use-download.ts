import { useState } from 'react';
import type { Message } from '../../lib/api-types.ts';
import { useFileLinkMutation } from './chat.api.ts';

const endings: Record<string, string> = {
  'application/pdf': 'pdf',
  'audio/mpeg': 'mp3',
  'audio/mp4': 'm4a',
  'audio/ogg': 'ogg',
  'audio/wav': 'wav',
  'audio/webm': 'webm',
  'image/webp': 'webp',
};

/** Fetches the file as a blob and gives it to the browser to keep. */
export function useDownload(message: Message) {
  const [askLink] = useFileLinkMutation();
  const [hasFailed, setHasFailed] = useState(false);

  const fetchFile = async (): Promise<Blob | null> => {
    const { data: address } = await askLink(message._id);
    if (address === undefined) return null;
    const answer = await fetch(address).catch(() => null);
    return answer?.ok ? answer.blob().catch(() => null) : null;
  };

  const download = async () => {
    if (message.file === null) {
      console.error('No file attached to this message.');
      return;
    }
    const blob = await fetchFile();
    setHasFailed(blob === null);
    if (blob !== null) keep(blob, `kindred-${message._id}.${endings[blob.type] ?? 'bin'}`);
  };
  return { download, hasFailed };
}

function keep(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
