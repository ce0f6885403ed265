{{- define "trial.host" -}}
{{ include "kindred.fullname" .root }}-trial-{{ .engine }}
{{- end -}}

{{/* Ports by engine, as JSON; called by the parent. */}}
{{- define "trial.ports" -}}
{{- $ports := dict -}}
{{- range $engine, $spec := .Values.trial.engines }}{{ $_ := set $ports $engine $spec.port }}{{ end -}}
{{- $ports | toJson -}}
{{- end -}}

{{/* Made once: what the Secret holds stays, and one rendering says the same everywhere. Called by the parent. */}}
{{- define "trial.password" -}}
{{- if not (hasKey .Values.trial "madePassword") -}}
{{- $kept := lookup "v1" "Secret" .Release.Namespace (printf "%s-trial" (include "kindred.fullname" .)) -}}
{{- $password := ternary (dig "data" "password" "" $kept | b64dec) (randAlphaNum 32) (ne "" (dig "data" "password" "" $kept)) -}}
{{- $_ := set .Values.trial "madePassword" $password -}}
{{- end -}}
{{- .Values.trial.madePassword -}}
{{- end -}}

{{/* The addresses of all engines, as JSON; called by the parent. */}}
{{- define "trial.addresses" -}}
{{- $at := dict -}}
{{- range $engine, $spec := .Values.trial.engines -}}
{{- $_ := set $at $engine (printf "%s:%v" (include "trial.host" (dict "root" $ "engine" $engine)) $spec.port) -}}
{{- end -}}
{{- dict
  "documents" (printf "mongodb://%s" $at.documents)
  "bus" (printf "kafka://%s" $at.bus)
  "objects" (printf "s3+http://kindred:%s@%s" (include "trial.password" .) $at.objects)
  "shared" (printf "redis://%s" $at.shared)
  "mail" (printf "smtp://%s" $at.mail) | toJson -}}
{{- end -}}
