import { compactVerify, type CompactVerifyGetKey, type JWTVerifyGetKey } from 'jose'

/**
 * Proves who signed an ID token; throws otherwise. The client reads its claims and trusts the connection for the rest, as
 * OpenID Connect allows; this asks the signature too. A secret never serves for an algorithm of key pairs, nor the reverse.
 */
export const verifySignature = async (token: string, by: { secret: string; keys: JWTVerifyGetKey }): Promise<void> => {
  const secret = new TextEncoder().encode(by.secret)
  const keyOf: CompactVerifyGetKey = (header, jws) =>
    header.alg === 'HS256' ? secret : by.keys({ ...header, alg: header.alg! }, jws)
  await compactVerify(token, keyOf, { algorithms: ['HS256', 'ES256', 'RS256'] })
}
