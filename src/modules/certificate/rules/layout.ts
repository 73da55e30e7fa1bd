import { z } from 'zod'
import {
  certificateFields,
  type CertificateLayout,
  elementKinds,
  type LayoutElement,
  maxElements,
} from './layout-parts.ts'

const mm = z
  .number()
  .min(0)
  .max(300)
  .transform((value) => Math.round(value * 10) / 10)
const line = z
  .string()
  .max(400)
  .refine((text) => !/[\p{Cs}\p{Cc}]/u.test(text.replaceAll('\n', '')))
const image = z
  .string()
  .max(200)
  .regex(/^$|^upload\/[\w-][\w.-]*\.(?:png|jpe?g)$/i)

const layoutElement: z.ZodType<LayoutElement> = z.strictObject({
  kind: z.enum(elementKinds),
  ...{ x: mm, y: mm, w: mm, h: mm },
  field: z.enum(certificateFields),
  ...{ th: line, en: line, image },
  align: z.enum(['left', 'center', 'right']),
  font: z.enum(['text', 'bold']),
  size: z.number().min(4).max(120),
  colour: z.string().regex(/^#[0-9a-f]{6}$/i),
  fit: z.enum(['shrink', 'wrap']),
})

/** A stored layout. Images are keys of uploaded PNG and JPEG files. */
export const certificateLayout: z.ZodType<CertificateLayout> = z.strictObject({
  page: z.enum(['landscape', 'portrait']),
  background: image,
  elements: z.array(layoutElement).max(maxElements),
})
