import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { z } from 'zod'

const bytes = z
  .string()
  .max(8192)
  .regex(/^[\w-]+$/)
const standing = { id: bytes.max(1400), rawId: bytes.max(1400), type: z.literal('public-key') }
const attachment = z.enum(['cross-platform', 'platform']).optional()
const extensions = z.record(z.string(), z.unknown()).default({})

const attestation = z.object({
  ...standing,
  response: z.object({
    clientDataJSON: bytes,
    attestationObject: bytes.max(60_000),
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
  authenticatorAttachment: attachment,
  clientExtensionResults: extensions,
})

const assertion = z.object({
  ...standing,
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: bytes.optional(),
  }),
  authenticatorAttachment: attachment,
  clientExtensionResults: extensions,
})

/** Reads a browser's new passkey from JSON text. Null for anything else. */
export const readAttestation = (text: string) => read(attestation, text) as RegistrationResponseJSON | null

/** Reads a browser's signature from JSON text. Null for anything else. */
export const readAssertion = (text: string) => read(assertion, text) as AuthenticationResponseJSON | null

/** Returns the signed challenge; null if it is unreadable. */
export const challengeIn = (clientDataJSON: string): string | null => {
  const { success, data } = z
    .object({ challenge: z.string() })
    .safeParse(parsed(Buffer.from(clientDataJSON, 'base64url')))
  return success ? data.challenge : null
}

const read = (schema: z.ZodType, text: string): unknown => {
  const { success, data } = schema.safeParse(text.length > 100_000 ? null : parsed(Buffer.from(text)))
  return success ? data : null
}

function parsed(text: Buffer): unknown {
  try {
    return JSON.parse(text.toString('utf8'))
  } catch {
    return null
  }
}
