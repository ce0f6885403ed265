{{/* One allowed arrow outwards: dict ports, to, protocols. Without `to` it leads anywhere. */}}
{{- define "kindred.arrow" -}}
{{- $protocols := .protocols | default (list "TCP") -}}
- ports:
    {{- range $port := .ports }}
    {{- range $protocol := $protocols }}
    - port: {{ $port }}
      protocol: {{ $protocol }}
    {{- end }}
    {{- end }}
  {{- with .to }}
  to:
    {{- toYaml . | nindent 4 }}
  {{- end }}
{{- end -}}

{{/* Pods of one component as a peer: dict root, component. */}}
{{- define "kindred.peer" -}}
- podSelector:
    matchLabels:
      {{- include "kindred.selector" . | nindent 6 }}
{{- end -}}

{{/* Arrows to engines: dict root, engines. */}}
{{- define "kindred.engineArrows" -}}
{{- $root := .root -}}
{{- range $engine := .engines }}
{{- $arrow := get $root.Values.networkPolicy.engines $engine }}
{{- if $root.Values.trial.enabled }}
{{- $port := get (include "trial.ports" $root | fromJson) $engine }}
{{- $peer := include "kindred.peer" (dict "root" $root "component" (printf "trial-%s" $engine)) | fromYamlArray }}
{{ include "kindred.arrow" (dict "ports" (list $port) "to" $peer) }}
{{- else }}
{{ include "kindred.arrow" $arrow }}
{{- end }}
{{- end }}
{{- end -}}
