import type { ReactNode } from 'react';

/** One exhibit with its caption. */
export const Plate = ({ title, width, children }: { title: string; width?: number; children: ReactNode }) => (
  <figure style={width === undefined ? undefined : { width }}>
    <figcaption>{title}</figcaption>
    {children}
  </figure>
);
