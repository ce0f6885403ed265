import type { Scene } from '../scene.ts';

export const mailScenes: Readonly<Record<string, Scene>> = {
  'POST /send-email/user-specific': {
    repeated: 'senderEmail',
    make: ({ state, world }) => ({
      body: {
        senderEmail: 'visitor@kindred.example',
        subject: state === 'other subject' ? 'Win' : 'User Message to DEVs',
        message: `hello ${world.unknownId()}`,
        ...(state === 'in the trap' ? { website: 'https://win.example' } : {}),
      },
    }),
    pair: async () => ['visitor@kindred.example', 'another@kindred.example'],
  },
};
