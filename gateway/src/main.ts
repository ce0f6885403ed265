import { failStart } from '@kindred/chassis/process/supervise';
import { runGateway } from './run-gateway.ts';

await runGateway(process.env).catch(failStart);
