import { taskSpec } from '@kindred/chassis/tasks/task-document';

export const erasuresSpec = taskSpec('erasures');
