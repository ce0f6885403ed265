{{/* Something that exists while a hook runs and no longer: dict on, weight, logs. */}}
{{- define "kindred.hook" -}}
helm.sh/hook: {{ .on }}
helm.sh/hook-weight: {{ .weight | quote }}
helm.sh/hook-delete-policy: before-hook-creation,hook-succeeded
helm.sh/hook-output-log-policy: {{ .logs | default "hook-failed" }}
{{- end -}}

{{/* The Secret of keys as the Job makes it: marked so that the release takes it over and takes it away at its end, and
     with nothing that a later version of the chart would say differently. */}}
{{- define "kindred.keysManifest" -}}
apiVersion: v1
kind: Secret
type: Opaque
metadata:
  name: {{ include "kindred.keysSecret" . }}
  namespace: {{ .Release.Namespace }}
  labels:
    app.kubernetes.io/managed-by: {{ .Release.Service }}
  annotations:
    meta.helm.sh/release-name: {{ .Release.Name }}
    meta.helm.sh/release-namespace: {{ .Release.Namespace }}
{{- end -}}
