{{/* What every name begins with; the same inside the subchart. */}}
{{- define "kindred.fullname" -}}
{{- if contains "kindred" .Release.Name -}}
{{- .Release.Name | trunc 40 | trimSuffix "-" -}}
{{- else -}}
{{- printf "%s-kindred" (.Release.Name | trunc 32 | trimSuffix "-") -}}
{{- end -}}
{{- end -}}

{{- define "kindred.selector" -}}
app.kubernetes.io/name: kindred
app.kubernetes.io/instance: {{ .root.Release.Name }}
app.kubernetes.io/component: {{ .component }}
{{- end -}}

{{- define "kindred.labels" -}}
{{ include "kindred.selector" . }}
app.kubernetes.io/version: {{ .root.Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .root.Release.Service }}
helm.sh/chart: {{ printf "%s-%s" .root.Chart.Name .root.Chart.Version }}
{{- end -}}

{{/* The reference of one of our images: dict root, image. */}}
{{- define "kindred.image" -}}
{{- $image := .root.Values.image -}}
{{- printf "%s%s:%s" $image.registry (get $image .image) ($image.tag | default .root.Chart.AppVersion) -}}
{{- end -}}

{{- define "kindred.keysSecret" -}}
{{- .Values.keys.existingSecret | default (printf "%s-keys" (include "kindred.fullname" .)) -}}
{{- end -}}

{{- define "kindred.enginesSecret" -}}
{{- .Values.engines.existingSecret | default (printf "%s-engines" (include "kindred.fullname" .)) -}}
{{- end -}}
