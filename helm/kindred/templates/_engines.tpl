{{/* Addresses of the engines, encoded as a Secret's data. */}}
{{- define "kindred.engineAddresses" -}}
{{- $addresses := .Values.engines -}}
{{- if .Values.trial.enabled -}}
{{- $addresses = include "trial.addresses" . | fromJson -}}
{{- end -}}
{{- range list "documents" "bus" "objects" "shared" "mail" }}
KINDRED_{{ upper . }}: {{ required (printf "engines.%s is missing; or set engines.existingSecret, or trial.enabled" .) (get $addresses .) | b64enc }}
{{- end }}
{{- end -}}

{{/* Where the test reads mails; empty when nobody keeps them for it. */}}
{{- define "kindred.mailboxUrl" -}}
{{- if .Values.test.mailboxUrl -}}
{{- .Values.test.mailboxUrl -}}
{{- else if .Values.trial.enabled -}}
http://{{ include "kindred.fullname" . }}-trial-mail:8025
{{- end -}}
{{- end -}}
