import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import { cbor } from './cbor.ts'

/** Possible errors in an authenticator's response. */
export interface Faults {
  origin?: string
  rpId?: string
  challenge?: string
  /** The person was present but not verified. */
  isUnverified?: boolean
  counter?: number
  type?: string
}

interface Options {
  challenge: string
  rp?: { id?: string }
  rpId?: string
}

/** A software authenticator with one ES256 passkey, which signs like those of browsers. */
export const newAuthenticator = (origin: string) => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  let counter = 0
  const next = (faults: Faults) => faults.counter ?? (counter += 1)
  return {
    id: id.toString('base64url'),
    /** Answers `navigator.credentials.create` as JSON text. */
    create(options: Options, faults: Faults = {}) {
      const clientData = clientDataOf('webauthn.create', { options, origin, faults })
      const attested = Buffer.concat([Buffer.alloc(16), uint16(id.length), id, coseOf(publicKey)])
      const authData = authDataOf(options, { faults, counter: next(faults), flags: 0x40, more: attested })
      const attestationObject = cbor([
        ['fmt', 'none'],
        ['attStmt', []],
        ['authData', authData],
      ])
      return answerOf(id, {
        clientDataJSON: b64(clientData),
        attestationObject: b64(attestationObject),
        transports: ['internal'],
      })
    },
    /** Answers `navigator.credentials.get` as JSON text. */
    get(options: Options, faults: Faults = {}) {
      const clientData = clientDataOf('webauthn.get', { options, origin, faults })
      const authData = authDataOf(options, { faults, counter: next(faults), flags: 0, more: Buffer.alloc(0) })
      const signature = signed(privateKey, { authData, clientData })
      return answerOf(id, {
        ...{ clientDataJSON: b64(clientData), authenticatorData: b64(authData), signature: b64(signature) },
        userHandle: b64(Buffer.from('anybody')),
      })
    },
  }
}

export type Authenticator = ReturnType<typeof newAuthenticator>

const answerOf = (id: Buffer, response: object) =>
  JSON.stringify({
    ...{ id: b64(id), rawId: b64(id), type: 'public-key', authenticatorAttachment: 'platform' },
    ...{ clientExtensionResults: {}, response },
  })

function clientDataOf(type: string, of: { options: Options; origin: string; faults: Faults }) {
  const { options, origin, faults } = of
  return Buffer.from(
    JSON.stringify({
      type: faults.type ?? type,
      challenge: faults.challenge ?? options.challenge,
      origin: faults.origin ?? origin,
      crossOrigin: false,
    }),
  )
}

/** Bit 0: the person was present. Bit 2: the person was verified. */
function authDataOf(options: Options, of: { faults: Faults; counter: number; flags: number; more: Buffer }) {
  const rpId = of.faults.rpId ?? options.rp?.id ?? options.rpId ?? ''
  const flags = of.flags | 0x01 | (of.faults.isUnverified ? 0 : 0x04)
  const counter = Buffer.alloc(4)
  counter.writeUInt32BE(of.counter)
  return Buffer.concat([sha256(Buffer.from(rpId)), Buffer.from([flags]), counter, of.more])
}

const signed = (key: KeyObject, { authData, clientData }: { authData: Buffer; clientData: Buffer }) =>
  sign('sha256', Buffer.concat([authData, sha256(clientData)]), key)

function coseOf(key: KeyObject) {
  const { x, y } = key.export({ format: 'jwk' })
  return cbor([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, Buffer.from(x!, 'base64url')],
    [-3, Buffer.from(y!, 'base64url')],
  ])
}

const uint16 = (n: number) => Buffer.from([n >> 8, n & 255])
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest()
const b64 = (bytes: Buffer) => bytes.toString('base64url')
