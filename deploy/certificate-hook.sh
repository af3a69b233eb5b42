#!/bin/sh
# Gives Roomwire a certificate that certbot or lego has just got: copies it and its key to where the
# settings TLS_CERT and TLS_KEY point. The running server takes it within ten seconds.
#
#   certbot … --deploy-hook 'certificate-hook.sh FOLDER [USER]'
#   lego … run --run-hook 'certificate-hook.sh FOLDER [USER]', and renew --renew-hook with the same
#
# FOLDER gets server.crt (with its chain) and server.key; only USER reads them.
# Tried with the certbot, lego and pebble (an ACME server for tests) of Debian 12, the first certificate and its
# renewal while the server runs; not with a public authority.
set -eu

folder=${1:?"usage: certificate-hook.sh FOLDER [USER]"}
user=${2:-$(id -un)}
if [ -n "${RENEWED_LINEAGE:-}" ]; then # certbot
  cert=$RENEWED_LINEAGE/fullchain.pem
  key=$RENEWED_LINEAGE/privkey.pem
else # lego
  cert=${LEGO_CERT_PATH:?"neither certbot nor lego has called this"}
  key=${LEGO_CERT_KEY_PATH:?"lego names no key"}
fi

mkdir -p "$folder"
# Whole files take the place of the old ones, one after the other: the server waits until both have settled.
for each in "$key server.key" "$cert server.crt"; do
  from=${each% *}
  to=$folder/${each##* }
  install -m 600 -o "$user" "$from" "$to.new"
  mv "$to.new" "$to"
done
