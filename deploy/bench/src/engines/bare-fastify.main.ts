// The floor of row 7: a Fastify process with one route and nothing else.
import fastify from 'fastify';

const app = fastify();
app.get('/', async () => ({ ok: true }));
await app.listen({ host: '127.0.0.1', port: 0 });
process.stdout.write('ready\n');
