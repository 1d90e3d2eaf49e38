import { t } from '@lingui/core/macro';
import { useCallback, useEffect, useState } from 'react';
import type { Robot } from '../../../shared/online/answers.js';
import { api } from '../../../shared/online/api.js';
import { CopyButton } from '../../../shared/ui/copy-button.js';
import { AskForm, NamedField, textIn } from './form.js';

const Token = ({ token }: { readonly token: string }) => (
  <div className="phrase" role="status">
    <p>{t`This token is shown only now. Whoever has it plays as the robot.`}</p>
    <p>
      <code>{token}</code>
    </p>
    <CopyButton text={token} />
  </div>
);

/** Programs of one's own that sit on ordinary seats. */
export const Robots = () => {
  const [robots, setRobots] = useState<readonly Robot[]>([]);
  const [token, setToken] = useState<string | undefined>(undefined);
  const load = useCallback(() => {
    void api.robots().then(answer => {
      if (answer.ok) setRobots(answer.value);
    });
  }, []);
  useEffect(load, [load]);
  const retire = (id: string): void => void api.retireRobot(id).then(load);
  return (
    <div className="account-grid">
      <section className="account-form">
        <h2>{t`Your robots`}</h2>
        {robots.length === 0 ? <p>{t`A robot is a program of your own that plays here with a token.`}</p> : null}
        <ul className="robots">
          {robots.map(({ id, name }) => (
            <li key={id}>
              <span>
                {name} · <code>{id}</code>
              </span>
              <button
                type="button"
                className="small-button"
                aria-label={t`Make the token of ${name} void`}
                onClick={() => retire(id)}
              >{t`Make void`}</button>
            </li>
          ))}
        </ul>
        {token === undefined ? null : <Token token={token} />}
      </section>
      <AskForm
        title={t`A new robot`}
        button={t`Make a token`}
        send={async fields => {
          const answer = await api.makeRobot(textIn(fields, 'name'));
          if (answer.ok) {
            setToken(answer.value.token);
            load();
          }
          return answer;
        }}
      >
        <NamedField label={t`Name of the robot`} name="name" autoComplete="off" />
      </AskForm>
    </div>
  );
};
