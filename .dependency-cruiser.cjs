/** Boundaries of STYLE.md. Capture groups guard every service and feature, also those that come later. */
const service = '^services/(?!chassis/)([^/]+)/src/';
const inside = (folders) => `^services/[^/]+/src/(${folders.join('|')})/`;

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'services-never-import-each-other',
      severity: 'error',
      from: { path: '^services/([^/]+)/' },
      to: { path: '^services/', pathNot: '^services/($1|chassis)/' },
    },
    {
      name: 'gateway-knows-no-service',
      severity: 'error',
      from: { path: '^gateway/' },
      to: { path: '^services/(?!chassis/)' },
    },
    {
      name: 'the-house-never-imports-deploy',
      severity: 'error',
      from: { path: '^(services|gateway|proto)/' },
      to: { path: '^(deploy|frontend)/' },
    },
    {
      name: 'frontend-talks-http-only',
      severity: 'error',
      from: { path: '^frontend/' },
      to: { path: '^(services|gateway|deploy|proto)/' },
    },
    {
      name: 'domain-imports-nothing',
      severity: 'error',
      from: { path: inside(['domain']), pathNot: '\\.test\\.ts$' },
      to: {
        pathNot:
          '^services/[^/]+/src/domain/|^services/chassis/src/(errors|text/|http/(text|locale))|node_modules/sanitize-html|^proto/src/(categories|pair-id|role)|^(node:)?crypto$',
      },
    },
    {
      name: 'store-and-events-know-the-domain-alone',
      severity: 'error',
      from: { path: inside(['store', 'events']), pathNot: '\\.test\\.ts$' },
      to: {
        path: inside(['http', 'usecases', 'consumers', 'jobs', 'sockets']),
        pathNot: '^services/chassis/src/http/locale\\.ts$',
      },
    },
    {
      name: 'usecases-know-no-door',
      severity: 'error',
      from: { path: `${service}usecases/`, pathNot: '\\.test\\.ts$' },
      to: { path: inside(['http', 'consumers', 'jobs']), pathNot: '^services/chassis/' },
    },
    {
      name: 'doors-know-not-each-other',
      severity: 'error',
      from: { path: `${service}(http|consumers|jobs|sockets)/`, pathNot: '\\.test\\.ts$' },
      to: { path: '^services/$1/src/(http|consumers|jobs|sockets)/', pathNot: '^services/$1/src/$2/' },
    },
    {
      name: 'only-main-sees-service',
      severity: 'error',
      from: { path: `${service}(?!main|service)` },
      to: { path: '^services/$1/src/service\\.ts$' },
    },
    {
      name: 'production-imports-no-test-code',
      severity: 'error',
      from: {
        path: '/src/',
        pathNot:
          '\\.test\\.tsx?$|/src/testing/|^deploy/(e2e|bench|cluster|docker|engines|faults|contract|observability)/',
      },
      to: { path: '/src/testing/|/test/|/node_modules/(vitest|fast-check|playwright-core)/' },
    },
    {
      name: 'frontend-ui-and-lib-are-the-ground',
      severity: 'error',
      from: { path: '^frontend/src/(ui|lib)/' },
      to: { path: '^frontend/src/(features|pages|layouts|app)/' },
    },
    {
      name: 'features-never-import-each-other',
      severity: 'error',
      from: { path: '^frontend/src/features/([^/]+)/' },
      to: { path: '^frontend/src/features/', pathNot: '^frontend/src/features/$1/' },
    },
    {
      name: 'features-know-no-page',
      severity: 'error',
      from: { path: '^frontend/src/features/' },
      to: { path: '^frontend/src/(pages|layouts|app)/', pathNot: '^frontend/src/app/hooks' },
    },
    {
      name: 'no-unresolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '\\.css$|^k6(/|$)' },
    },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(/dist/|/gen/|\\.module\\.css$)' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
};
