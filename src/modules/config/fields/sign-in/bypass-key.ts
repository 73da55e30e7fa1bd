import { secret } from '#platform/data/collection/field-builders.ts'
import { provingKey } from '#platform/identity/external-login/assertion/key.ts'

const kept = secret('คีย์ตรวจลายเซ็น', 'Signature key')

/** A secret that proves what another system signs; a text that could prove nothing is refused as it is written. */
export const bypassKey: typeof kept = {
  ...kept,
  decode: kept.decode.refine((value) => typeof value !== 'string' || provingKey(value) !== null),
}
