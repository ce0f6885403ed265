{{/* Settings that every process reads, as a dict in JSON; what the chart knows comes first, what values say wins. */}}
{{- define "kindred.settings" -}}
{{- $url := urlParse .Values.publicUrl -}}
{{- $known := dict "KINDRED_PUBLIC_URL" .Values.publicUrl "KINDRED_PUBLIC_ORIGINS" (printf "%s://%s" $url.scheme $url.host) -}}
{{- $trial := ternary (dict "KINDRED_BUS_REPLICATION" "1") dict .Values.trial.enabled -}}
{{- merge dict $trial .Values.settings $known | toJson -}}
{{- end -}}

{{/* Addresses of engines from their Secret: dict secret, engines. */}}
{{- define "kindred.engineEnv" -}}
{{- range .engines }}
- name: KINDRED_{{ upper . }}
  valueFrom:
    secretKeyRef:
      name: {{ $.secret }}
      key: KINDRED_{{ upper . }}
{{- end }}
{{- end -}}

{{/* All of one process beside the settings: dict root, name, service. */}}
{{- define "kindred.processEnv" -}}
{{- $root := .root -}}
{{- include "kindred.engineEnv" (dict "secret" (include "kindred.enginesSecret" $root) "engines" .service.engines) }}
{{- range .service.keys }}
- name: {{ . }}
  valueFrom:
    secretKeyRef:
      name: {{ include "kindred.keysSecret" $root }}
      key: {{ . }}
{{- end }}
{{- range .service.calls }}
- name: KINDRED_{{ upper . }}_URL
  value: http://{{ include "kindred.fullname" $root }}-{{ . }}:8080
{{- end }}
{{- range $name, $value := .service.env | default $root.Values.defaults.env }}
- name: {{ $name }}
  value: {{ $value | quote }}
{{- end }}
{{- end -}}
