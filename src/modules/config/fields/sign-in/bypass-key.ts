import { secret } from '#platform/data/collection/field-builders.ts'
import { provingKey } from '#platform/identity/external-login/assertion/key.ts'

const kept = secret('คีย์ตรวจลายเซ็น', 'Signature key')

/** The secret that verifies another system's signature. A value unfit for that is refused on input. */
export const bypassKey: typeof kept = {
  ...kept,
  decode: kept.decode.refine((value) => typeof value !== 'string' || provingKey(value) !== null),
}
