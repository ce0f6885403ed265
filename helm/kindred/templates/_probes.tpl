{{/* None of them follows an engine: a dead broker must neither restart every pod nor take it out of service. */}}
{{- define "kindred.probes" -}}
startupProbe:
  httpGet: { path: /health/live, port: ops }
  periodSeconds: {{ .periodSeconds }}
  timeoutSeconds: {{ .timeoutSeconds }}
  failureThreshold: {{ div .startupSeconds .periodSeconds | max 1 }}
livenessProbe:
  httpGet: { path: /health/live, port: ops }
  periodSeconds: {{ .periodSeconds }}
  timeoutSeconds: {{ .timeoutSeconds }}
  failureThreshold: {{ .livenessFailures }}
readinessProbe:
  httpGet: { path: /health/ready, port: ops }
  periodSeconds: {{ .periodSeconds }}
  timeoutSeconds: {{ .timeoutSeconds }}
  failureThreshold: 3
{{- end -}}
