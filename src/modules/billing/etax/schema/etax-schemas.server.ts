import { readFile } from 'node:fs/promises'
import type { ErrorDetail, XmlDocument, XsdValidator } from 'libxml2-wasm'
import type { Settings } from '#platform/operations/config/settings.ts'
import type { EtaxType } from '../format/etax-document.ts'
import { type EtaxProblem, problemOf } from '../format/problem.ts'
import { schemaNames } from '../format/write-etax.ts'
import { schemaAddress, schemaFiles, schemaPath } from './schema-files.server.ts'

declare module '#platform/context.ts' {
  interface App {
    /** The XML schemas of e-Tax documents, if this server has them. */
    etaxSchemas: EtaxSchemas
  }
}

/** The longest XML in characters. A document of 200 lines with the longest texts has about 620,000. */
const longestXml = 2_000_000
const mostProblems = 5
const longestDetail = 200

/** Validates XML against the schemas of ETDA in the folder of `ETAX_SCHEMAS`. A schema is read on its first use and kept, about 10 MB each. */
export class EtaxSchemas {
  readonly #folder: string | undefined
  readonly #log: (line: string) => void
  readonly #validators = new Map<string, Promise<XsdValidator>>()

  constructor({ etaxSchemas, log }: Pick<Settings, 'etaxSchemas' | 'log'>) {
    this.#folder = etaxSchemas
    this.#log = log
  }

  /** Whether this server validates XML against the schemas. */
  get isUsed(): boolean {
    return this.#folder !== undefined
  }

  /** Returns what the schema of the type refuses in an XML, at most five problems. None without schemas. */
  async problemsOf(xml: string, type: EtaxType): Promise<EtaxProblem[]> {
    if (this.#folder === undefined) return []
    if (xml.length > longestXml) return [problemOf('size', { n: longestXml })]
    // XML writes the word in this form only, and no text of a document contains an unescaped one.
    if (xml.includes('<!DOCTYPE')) return [problemOf('schema', { n: 1, detail: 'DOCTYPE' })]
    const validator = await this.#validatorOf(this.#folder, schemaNames[type])
    return validator ? validate(validator, xml) : [problemOf('schemaUnread')]
  }

  async #validatorOf(folder: string, name: string): Promise<XsdValidator | null> {
    const loading = this.#validators.get(name) ?? load(folder, name)
    this.#validators.set(name, loading)
    try {
      return await loading
    } catch (error) {
      this.#validators.delete(name)
      this.#log(`e-Tax schema ${name}: ${String(error).slice(0, 1000)}`)
      return null
    }
  }
}

/** Reads a schema with the files that it imports. Afterwards the library can open no file at all. */
async function load(folder: string, name: string): Promise<XsdValidator> {
  const { ParseOption, XmlDocument, XsdValidator, xmlCleanupInputProvider, xmlRegisterInputProvider } =
    await import('libxml2-wasm')
  const url = schemaAddress(name)
  const text = await readFile(schemaPath(folder, url)!)
  xmlCleanupInputProvider()
  xmlRegisterInputProvider(schemaFiles(folder))
  const document = XmlDocument.fromBuffer(text, { url, option: ParseOption.XML_PARSE_NO_XXE })
  try {
    // The validator refers to the document, which therefore stays.
    return XsdValidator.fromDoc(document)
  } catch (error) {
    document.dispose()
    throw error
  } finally {
    xmlCleanupInputProvider()
  }
}

async function validate(validator: XsdValidator, xml: string): Promise<EtaxProblem[]> {
  const { ParseOption, XmlDocument, XmlLibError } = await import('libxml2-wasm')
  const option = ParseOption.XML_PARSE_NO_XXE | ParseOption.XML_PARSE_IGNORE_ENC
  let document: XmlDocument | null = null
  try {
    document = XmlDocument.fromString(xml, { option })
    validator.validate(document)
    return []
  } catch (error) {
    if (!(error instanceof XmlLibError)) throw error
    const details = error.details.length > 0 ? error.details : [{ line: 1, message: error.message }]
    return details.slice(0, mostProblems).map(problemIn)
  } finally {
    document?.dispose()
  }
}

/** The names of the standard are long; the element is enough. A list of codes may have thousands. */
function problemIn({ line, message }: Pick<ErrorDetail, 'line' | 'message'>): EtaxProblem {
  const short = message.replaceAll(/\{urn:etda:[^}]*\}/g, '').trim()
  return problemOf('schema', { n: line, detail: short.slice(0, longestDetail) })
}
