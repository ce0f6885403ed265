import { parser } from '@prometheus-io/lezer-promql';

export interface Named {
  metrics: Set<string>;
  labels: Set<string>;
}

/** Metrics and labels a PromQL query names. @throws Error when it is not PromQL */
export function namesIn(query: string): Named {
  const names: Named = { metrics: new Set(), labels: new Set() };
  parser.parse(query).iterate({
    enter({ type, from, to }) {
      if (type.isError) throw new Error(`not PromQL at ${from}: ${query}`);
      const text = query.slice(from, to);
      if (type.name === 'Identifier') names.metrics.add(text);
      if (type.name === 'LabelName') names.labels.add(text);
    },
  });
  return names;
}

const sample = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? /;

/** Metrics and labels a process shows; also metrics that have no value yet, by their `# TYPE` line. */
export function namesShown(exposed: string): Named {
  const names: Named = { metrics: new Set(), labels: new Set() };
  for (const line of exposed.split('\n')) {
    const [, typed = '', type] = /^# TYPE (\S+) (\w+)/.exec(line) ?? [];
    if (typed) names.metrics.add(typed);
    if (type === 'histogram')
      for (const part of ['bucket', 'count', 'sum']) names.metrics.add(`${typed}_${part}`);
    for (const [, label = ''] of (sample.exec(line)?.[2] ?? '').matchAll(/(\w+)="/g)) names.labels.add(label);
  }
  return names;
}
