/**
 * An API call as a program makes it. `origin` is such as `https://academy.example.co.th`, and `body` is JSON text, ''
 * for none.
 */
export interface WrittenCall {
  key: string
  method: string
  origin: string
  path: string
  body: string
}

export interface Snippet {
  language: string
  code: string
}

/** The signed call (guides U25) in several programming languages. It never contains the secret. */
export const snippetsOf = (call: WrittenCall): Snippet[] => [
  { language: 'curl', code: inShell(call) },
  { language: 'Node.js', code: inNode(call) },
  { language: 'PHP', code: inPhp(call) },
  { language: 'Python', code: inPython(call) },
]

const hostOf = ({ origin }: WrittenCall) => new URL(origin).host
const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`
const inPhpQuotes = (text: string) => `'${text.replaceAll(/['\\]/g, (sign) => `\\${sign}`)}'`

const inShell = (call: WrittenCall) => `BODY=${quoted(call.body)}
TOKEN="$(date +%s).$(openssl rand -hex 12)"
HASH=$(printf %s "$WICHA_SECRET" | openssl dgst -sha256 -r | cut -d' ' -f1)
DIGEST=$(printf %s "$BODY" | openssl dgst -sha256 -r | cut -d' ' -f1)
SIGN=$(printf '%s\\n%s\\n%s\\n%s\\n%s' ${call.method} ${hostOf(call)} ${call.path} "$TOKEN" "$DIGEST" |
  openssl dgst -sha256 -mac HMAC -macopt hexkey:"$HASH" -r | cut -d' ' -f1)
curl -X ${call.method} ${quoted(call.origin + call.path)} \\
  -H ${quoted(`key: ${call.key}`)} -H "token: $TOKEN" -H "sign: $SIGN"${call.body && ` \\\n  -H 'content-type: application/json' --data-raw "$BODY"`}
`

const inNode = (call: WrittenCall) => `import { createHash, createHmac, randomUUID } from 'node:crypto'

const body = ${JSON.stringify(call.body)}
const token = \`\${Math.floor(Date.now() / 1000)}.\${randomUUID()}\`
const sha256 = (text) => createHash('sha256').update(text)
const text = ['${call.method}', '${hostOf(call)}', '${call.path}', token, sha256(body).digest('hex')].join('\\n')
const sign = createHmac('sha256', sha256(process.env.WICHA_SECRET).digest()).update(text).digest('hex')
const answer = await fetch('${call.origin}${call.path}', {
  method: '${call.method}',
  headers: { key: '${call.key}', token, sign${call.body && `, 'content-type': 'application/json'`} },${call.body && '\n  body,'}
})
console.log(answer.status, await answer.json())
`

const inPhp = (call: WrittenCall) => `<?php
$body = ${inPhpQuotes(call.body)};
$token = time() . '.' . bin2hex(random_bytes(12));
$text = implode("\\n", ['${call.method}', '${hostOf(call)}', '${call.path}', $token, hash('sha256', $body)]);
$sign = hash_hmac('sha256', $text, hash('sha256', getenv('WICHA_SECRET'), true));
$call = curl_init('${call.origin}${call.path}');
curl_setopt_array($call, [
    CURLOPT_CUSTOMREQUEST => '${call.method}',
    CURLOPT_HTTPHEADER => ['key: ${call.key}', "token: $token", "sign: $sign"${call.body && `, 'content-type: application/json'`}],${call.body && '\n    CURLOPT_POSTFIELDS => $body,'}
    CURLOPT_RETURNTRANSFER => true,
]);
echo curl_exec($call), PHP_EOL, curl_getinfo($call, CURLINFO_RESPONSE_CODE), PHP_EOL;
`

const inPython = (call: WrittenCall) => `import hashlib, hmac, os, secrets, time, urllib.request

body = ${JSON.stringify(call.body)}.encode()
token = f"{int(time.time())}.{secrets.token_hex(12)}"
text = "\\n".join(["${call.method}", "${hostOf(call)}", "${call.path}", token, hashlib.sha256(body).hexdigest()])
secret = hashlib.sha256(os.environ["WICHA_SECRET"].encode()).digest()
headers = {
    "key": "${call.key}",
    "token": token,
    "sign": hmac.new(secret, text.encode(), hashlib.sha256).hexdigest(),${call.body && `\n    "content-type": "application/json",`}
}
request = urllib.request.Request("${call.origin}${call.path}", body or None, headers, method="${call.method}")
with urllib.request.urlopen(request) as answer:
    print(answer.status, answer.read().decode())
`
