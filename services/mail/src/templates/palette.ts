/** The roles of design/tokens.css that mails use; mail programs know no variables. */
export const light = {
  paper: '#FAF6F4',
  sunken: '#F1EAE8',
  key: '#26101D',
  onKey: '#FFF3EA',
  text: '#26101D',
  text2: '#5C4453',
  hair: '#DDD3D3',
  orchid: '#F986BD',
  marigold: '#FFB524',
  vermilion: '#F95F1B',
  meetText: '#B23A05',
} as const;

export const dark = {
  paper: '#160A12',
  sunken: '#2C1925',
  text: '#FFF3EA',
  text2: '#D0BBC6',
  hair: '#3E2E38',
  orchidSlab: '#3D1731',
  orchidText: '#FFB3D8',
  marigoldSlab: '#402705',
  marigoldText: '#FFCB6B',
  meetText: '#FF9668',
} as const;

export const fonts = {
  display: "Truculenta,'Arial Narrow','Helvetica Neue Condensed',system-ui,sans-serif",
  text: "'Special Gothic',system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif",
  code: "ui-monospace,'SF Mono',Menlo,Consolas,monospace",
} as const;
