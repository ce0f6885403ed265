import { check } from 'k6';
import http, { type RefinedResponse, type ResponseType } from 'k6/http';
import { Counter } from 'k6/metrics';
import type { SeededMember } from './cast.ts';
import { baseUrl } from './variables.ts';

/** Answers of 500 and above, and none at all. Refusals on purpose (429, 503 with Retry-After) count as shed. */
const failures = new Counter('kindred_failures');
const shed = new Counter('kindred_shed');

type Answer = RefinedResponse<ResponseType | undefined>;

function judge(name: string, answer: Answer): Answer {
  const isShed =
    answer.status === 429 || (answer.status === 503 && answer.headers['Retry-After'] !== undefined);
  if (isShed) shed.add(1, { name });
  else if (answer.status === 0 || answer.status >= 500) failures.add(1, { name });
  check(answer, { [name]: ({ status }) => status >= 200 && status < 300 });
  return answer;
}

const paramsOf = (name: string, member?: SeededMember) => ({
  tags: { name },
  headers: {
    'Content-Type': 'application/json',
    ...(member ? { Authorization: `Bearer ${member.token}` } : {}),
  },
});

/** Every call carries the name of its route, so that the summary can tell them apart. */
export const get = (name: string, path: string, member?: SeededMember): Answer =>
  judge(name, http.get(`${baseUrl}${path}`, paramsOf(name, member)));

export const post = (name: string, path: string, body: object, member?: SeededMember): Answer =>
  judge(name, http.post(`${baseUrl}${path}`, JSON.stringify(body), paramsOf(name, member)));

export const put = (name: string, path: string, body: object, member?: SeededMember): Answer =>
  judge(name, http.put(`${baseUrl}${path}`, JSON.stringify(body), paramsOf(name, member)));
