import type { SigningIdentity } from './certificate.ts'

const algorithm = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-512' }

/**
 * Signs an XML document as XAdES-BES, enveloped: rsa-sha512, digests in SHA-512, C14N 1.0, with the certificate. Returns
 * the document with its signature at the end of the root element. `now` is the signing time in milliseconds since 1970.
 */
export async function signXml(xml: string, { certificate, key }: SigningIdentity, now: number): Promise<string> {
  const { DOMParser, XMLSerializer, SignedXml } = await libraries()
  const document = new DOMParser().parseFromString(xml, 'application/xml')
  const certificateText = certificate.raw.toString('base64')
  const privateKey = await crypto.subtle.importKey(
    'pkcs8',
    key.export({ format: 'der', type: 'pkcs8' }),
    algorithm,
    false,
    ['sign'],
  )
  const signed = new SignedXml()
  const signature = await signed.Sign(algorithm, privateKey, document as unknown as Document, {
    x509: [certificateText],
    signingCertificate: { certificate: certificateText, digestAlgorithm: 'SHA-512' },
    signingTime: { value: new Date(now) },
    references: [{ uri: '', hash: 'SHA-512', transforms: ['enveloped', 'c14n'] }],
  })
  document.documentElement!.appendChild(document.importNode(signature.GetXml() as never, true))
  return `${new XMLSerializer().serializeToString(document)}\n`
}

/** The libraries are large and read on their first use. They need to be told which XML library they use. */
async function libraries() {
  const [xades, xmldom, { default: xpath }] = await Promise.all([
    import('xadesjs'),
    import('@xmldom/xmldom'),
    import('xpath'),
  ])
  const { DOMParser, XMLSerializer, DOMImplementation } = xmldom
  xades.Application.setEngine('NodeJS', crypto)
  xades.setNodeDependencies({ DOMParser, XMLSerializer, DOMImplementation, xpath } as never)
  return { DOMParser, XMLSerializer, SignedXml: xades.SignedXml }
}
