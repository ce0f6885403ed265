export const FILES_BUCKET = 'chat-files';
