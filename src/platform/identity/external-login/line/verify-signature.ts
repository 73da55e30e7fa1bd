import { compactVerify, type CompactVerifyGetKey, type JWTVerifyGetKey } from 'jose'

/**
 * Verifies the signature of an ID token; throws if it is invalid. The client checks the claims and trusts the
 * connection for the rest, as OpenID Connect allows; this adds the signature. A secret is never used for a key-pair
 * algorithm, nor the reverse.
 */
export const verifySignature = async (token: string, by: { secret: string; keys: JWTVerifyGetKey }): Promise<void> => {
  const secret = new TextEncoder().encode(by.secret)
  const keyOf: CompactVerifyGetKey = (header, jws) =>
    header.alg === 'HS256' ? secret : by.keys({ ...header, alg: header.alg! }, jws)
  await compactVerify(token, keyOf, { algorithms: ['HS256', 'ES256', 'RS256'] })
}
