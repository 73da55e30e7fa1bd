import 'reflect-metadata'
import { X509CertificateGenerator } from '@peculiar/x509'

const algorithm = {
  ...{ name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-512', modulusLength: 2048 },
  publicExponent: new Uint8Array([1, 0, 1]),
}

/** Returns a certificate that signs itself and its private key, in PEM, valid in 2026 or until another day. */
export async function selfSigned({ until = '2027-01-01' } = {}): Promise<{ certificate: string; key: string }> {
  const keys = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])
  const certificate = await X509CertificateGenerator.createSelfSigned(
    {
      ...{ serialNumber: '0f', name: 'CN=บริษัท วิชา จำกัด, O=Test', keys, signingAlgorithm: algorithm },
      ...{ notBefore: new Date('2026-01-01'), notAfter: new Date(until) },
    },
    crypto,
  )
  const key = Buffer.from(await crypto.subtle.exportKey('pkcs8', keys.privateKey)).toString('base64')
  return {
    certificate: certificate.toString('pem'),
    key: `-----BEGIN PRIVATE KEY-----\n${key}\n-----END PRIVATE KEY-----`,
  }
}
