import { writeCast } from './write-cast.ts';

// Makes the members of a run where k6 itself runs elsewhere.
await writeCast(process.env.CAST_FILE || 'cast.json', process.env);
