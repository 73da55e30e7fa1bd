import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  ClientSecretPost,
  Configuration,
  discovery,
  type ServerMetadata,
} from 'openid-client'
import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose'
import { verifySignature } from './verify-signature.ts'

declare module '#platform/context.ts' {
  interface App {
    /** Signs people in with LINE. */
    lineLogin: ChatProvider
  }
}

/** The site's registration at the provider. */
export interface Channel {
  id: string
  secret: string
}

/** The state of a sign-in from start to end. */
export interface Attempt {
  /** The callback address of this site. */
  callback: string
  state: string
  nonce: string
  /** The secret half of PKCE. */
  verifier: string
}

/** The provider's user: a permanent id and a display name. */
export interface Somebody {
  issuer: string
  subject: string
  name: string
}

/** The interface to an OpenID provider: LINE, or the one that `LINE_ISSUER` names. */
interface ChatProvider {
  issuer: string
  /** Returns the provider's address to redirect the browser to. */
  begin: (channel: Channel, attempt: Attempt) => Promise<URL>
  /** Exchanges the callback parameters for the user. Throws for any deviation from the protocol. */
  finish: (channel: Channel, attempt: Attempt, returned: URLSearchParams) => Promise<Somebody>
}

const timeoutSeconds = 5
const ttlMs = 3_600_000
/** LINE signs with the channel’s secret, although it announces ES256, which is for apps. */
const algorithms = ['HS256', 'ES256', 'RS256']
/** The authorisation path of providers with a permanent, documented address. It saves a request at the start. */
const published = new Map([['access.line.me', '/oauth2/v2.1/authorize']])

interface Discovered {
  metadata: ServerMetadata
  keys: JWTVerifyGetKey
  /** Allows requests without TLS, on this machine only (`platform/config/settings.ts`). */
  isOpen: boolean
}

export const openChatProvider = (with_: { issuer: string; clock: () => number }): ChatProvider => {
  const { issuer, clock } = with_
  let known: { found: Promise<Discovered>; until: number } | null = null

  const discovered = () => {
    if (known && known.until > clock()) return known.found
    const found = discover(issuer)
    known = { found, until: clock() + ttlMs }
    found.catch(() => (known = null))
    return found
  }
  return {
    issuer,
    async begin(channel, { callback, state, nonce, verifier }) {
      const provider = publishedOf(issuer) ?? (await discovered())
      return buildAuthorizationUrl(clientOf(provider, channel), {
        redirect_uri: callback,
        scope: 'profile openid',
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      })
    },
    async finish(channel, attempt, returned) {
      const { sub, name } = await exchange(await discovered(), channel, { attempt, returned })
      return { issuer, subject: sub, name: typeof name === 'string' ? name : '' }
    },
  }
}

const publishedOf = (issuer: string) => {
  const { host, protocol } = new URL(issuer)
  const path = protocol === 'https:' ? published.get(host) : undefined
  return path === undefined ? null : { metadata: { issuer, authorization_endpoint: issuer + path }, isOpen: false }
}

/** The provider's metadata and signing keys. */
async function discover(issuer: string): Promise<Discovered> {
  const url = new URL(issuer)
  const isOpen = url.protocol === 'http:'
  const said = await discovery(url, 'wicha', undefined, undefined, {
    timeout: timeoutSeconds,
    ...(isOpen && { execute: [allowInsecureRequests] }),
  })
  const metadata = Object.assign(said.serverMetadata(), { id_token_signing_alg_values_supported: algorithms })
  const keys = createRemoteJWKSet(new URL(metadata.jwks_uri!), { timeoutDuration: timeoutSeconds * 1000 })
  return { metadata, keys, isOpen }
}

function clientOf({ metadata, isOpen }: Omit<Discovered, 'keys'>, { id, secret }: Channel) {
  const client = new Configuration(metadata, id, { client_secret: secret }, ClientSecretPost(secret))
  client.timeout = timeoutSeconds
  if (isOpen) allowInsecureRequests(client)
  return client
}

/** Returns the claims of the ID token for a code, after checking state, nonce, PKCE, times and signature. */
async function exchange(
  provider: Discovered,
  channel: Channel,
  { attempt, returned }: { attempt: Attempt; returned: URLSearchParams },
) {
  const address = new URL(attempt.callback)
  address.search = returned.toString()
  const tokens = await authorizationCodeGrant(clientOf(provider, channel), address, {
    expectedState: attempt.state,
    expectedNonce: attempt.nonce,
    pkceCodeVerifier: attempt.verifier,
    idTokenExpected: true,
  })
  await verifySignature(tokens.id_token!, { secret: channel.secret, keys: provider.keys })
  return tokens.claims()!
}
