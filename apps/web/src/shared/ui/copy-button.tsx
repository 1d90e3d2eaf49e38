import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { announce } from '../announce/announce.js';

/** Over plain http the clipboard is closed to pages; a text that is selected can be copied in the old way. */
const copyOldWay = (text: string): void => {
  const place = document.createElement('textarea');
  place.value = text;
  document.body.append(place);
  place.select();
  document.execCommand('copy');
  place.remove();
};

const copyText = async (text: string): Promise<void> => {
  // Typed as always there, though it is missing on pages over plain http.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (clipboard === undefined) copyOldWay(text);
  else await clipboard.writeText(text);
};

export const CopyButton = ({ text }: { readonly text: string }) => {
  const [isCopied, setCopied] = useState(false);
  const copy = (): void => {
    void copyText(text).then(() => {
      setCopied(true);
      announce(t`Copied.`);
    });
  };
  return (
    <button type="button" className="small-button" onClick={copy}>
      {isCopied ? t`Copied` : t`Copy`}
    </button>
  );
};
