import { backUpFolder } from '../backup/back-up-folder.ts';
import { type Command, CommandError } from './command.ts';

export const backupCommand: Command = {
  name: 'backup',
  args: ['<folder>'],
  summary: 'copies the data folder as it is at one instant into a new folder, while all goes on',
  async run({ clock, dataFolder, version }, [target = '']) {
    if (dataFolder === undefined)
      throw new CommandError(
        'This installation runs on engines: docs/operations.md says how each is backed up.',
      );
    const { bytes, files } = await backUpFolder(dataFolder, target, { clock, version });
    return [`${files} files, ${(bytes / 1e6).toFixed(1)} MB in ${target}`];
  },
};
