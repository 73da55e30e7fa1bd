import type { App } from '#platform/context.ts'
import { hash, hashSync, verify } from '@node-rs/argon2'

/** argon2id with 19 MiB and two passes: the parameters of guides and OWASP (requirement L213.2). */
export const hashPassword = (password: string) => hash(password.normalize('NFC'))
/**
 * The synchronous form, for a codec. It blocks this thread for a tenth of a second, so only staff may trigger it, and
 * rarely.
 */
export const hashPasswordNow = (password: string) => hashSync(password.normalize('NFC'))
export const isPassword = (stored: string, password: string) => verify(stored, password.normalize('NFC'))

let dummy: Promise<string> | undefined
/** Costs the same as a real check, so that an unknown name takes as long as a wrong password (attack A13). */
export const pretendToCheck = async ({ hashQueue }: Pick<App, 'hashQueue'>, password: string) => {
  dummy ??= hashPassword('no such account')
  const stored = await dummy
  await hashQueue.take(() => isPassword(stored, password))
  return false
}
