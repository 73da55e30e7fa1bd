type Colour = [number, number, number]

/** An RGB profile from its primaries under D50, and a curve. */
const profileOf = (primaries: [Colour, Colour, Colour], curve: number[]) => {
  const view = new DataView(new ArrayBuffer(400))
  const write = (at: number, text: string) => {
    for (const [n, sign] of [...text].entries()) view.setUint8(at + n, sign.codePointAt(0)!)
  }
  write(16, 'RGB XYZ ')
  view.setUint32(128, 6)
  for (const [n, name] of ['rXYZ', 'gXYZ', 'bXYZ', 'rTRC', 'gTRC', 'bTRC'].entries()) {
    const at = n < 3 ? 204 + n * 20 : 264
    write(132 + n * 12, name)
    view.setUint32(136 + n * 12, at)
    for (const [of, part] of (primaries[n] ?? []).entries()) view.setInt32(at + 8 + of * 4, Math.round(part * 65_536))
  }
  write(264, 'para')
  view.setUint16(272, curve.length === 1 ? 0 : 3)
  for (const [n, part] of curve.entries()) view.setInt32(276 + n * 4, Math.round(part * 65_536))
  return new Uint8Array(view.buffer)
}

const srgbCurve = [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045]
export const displayP3 = profileOf(
  [
    [0.51512, 0.2412, -0.00105],
    [0.29198, 0.69225, 0.04189],
    [0.1571, 0.06657, 0.78407],
  ],
  srgbCurve,
)
export const adobeRgb = profileOf(
  [
    [0.60974, 0.31111, 0.01947],
    [0.20528, 0.62567, 0.06087],
    [0.14919, 0.06322, 0.74457],
  ],
  [2.19921875],
)
export const srgb = profileOf(
  [
    [0.43607, 0.22249, 0.01392],
    [0.38515, 0.71687, 0.09708],
    [0.14307, 0.06061, 0.7141],
  ],
  srgbCurve,
)
