export interface Query {
  expr: string;
  /** Names its lines, from labels. */
  legend: string;
}

export interface Panel {
  title: string;
  /** What a good value looks like and what a bad one means. */
  about: string;
  /** Grafana's names: s, reqps, percentunit, short, bytes. */
  unit: 's' | 'reqps' | 'ops' | 'percentunit' | 'short' | 'bytes';
  queries: readonly Query[];
}

export interface Dashboard {
  /** Also its file's name. */
  uid: string;
  title: string;
  panels: readonly Panel[];
}

const WIDTH = 12;
const HEIGHT = 8;
const datasource = { type: 'prometheus', uid: 'prometheus' };

const drawPanel = ({ title, about, unit, queries }: Panel, index: number) => ({
  id: index + 1,
  type: 'timeseries',
  title,
  description: about,
  datasource,
  gridPos: { h: HEIGHT, w: WIDTH, x: (index % 2) * WIDTH, y: Math.floor(index / 2) * HEIGHT },
  fieldConfig: { defaults: { unit, min: 0 }, overrides: [] },
  options: { legend: { displayMode: 'table', placement: 'bottom', calcs: ['lastNotNull', 'max'] } },
  targets: queries.map(({ expr, legend }, at) => ({
    refId: String.fromCharCode(65 + at),
    datasource,
    expr,
    legendFormat: legend,
  })),
});

/** As Grafana reads it from a provisioned file. */
export const drawDashboard = ({ uid, title, panels }: Dashboard): string =>
  `${JSON.stringify(
    {
      uid,
      title,
      tags: ['kindred'],
      schemaVersion: 41,
      refresh: '30s',
      time: { from: 'now-1h', to: 'now' },
      timezone: 'browser',
      editable: false,
      panels: panels.map(drawPanel),
    },
    null,
    2,
  )}\n`;
