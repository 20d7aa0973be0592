import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { CallError, call, keyOf } from '../../../../web/api/index.ts';
import { documents } from '../../contract.ts';
import type { ReadDocument } from '../types.ts';
import { changeDraft, checkDraft, draftOf } from './draft.ts';

export type SaveState = 'saved' | 'unsaved' | 'saving' | 'invalid' | 'failed';

/** Changes are saved this long after the last one. */
const saveAfterMs = 600;

/** The form of a document's values. Changes are saved by themselves. */
export function useCorrections(document: ReadDocument) {
  const { id, reading } = document;
  const client = useQueryClient();
  const [draft, dispatch] = useReducer(changeDraft, undefined, () => draftOf(document.values, reading));
  const checked = useMemo(() => checkDraft(draft), [draft]);
  const [isSaving, setSaving] = useState(false);
  const [error, setError] = useState<CallError>();
  const saved = useRef(JSON.stringify(document.values));
  const [savedText, setSavedText] = useState(saved.current);
  const latest = useRef(checked);
  latest.current = checked;
  const running = useRef<Promise<boolean>>(undefined);

  /** Saves what was not saved yet. @returns whether everything is saved */
  const save = (): Promise<boolean> => {
    running.current ??= saveAll().finally(() => {
      running.current = undefined;
      setSaving(false);
    });
    return running.current;
  };
  const saveAll = async (): Promise<boolean> => {
    for (;;) {
      const { values } = latest.current;
      if (!values) return false;
      const text = JSON.stringify(values);
      if (text === saved.current) return true;
      setSaving(true);
      try {
        const detail = await call(documents.routes.correct, { params: { id }, body: { values } });
        if (!detail) return false;
        saved.current = text;
        setSavedText(text);
        setError(undefined);
        client.setQueryData(keyOf(documents.routes.one, { params: { id } }), detail);
      } catch (cause) {
        if (!(cause instanceof CallError)) throw cause;
        setError(cause);
        return false;
      }
    }
  };
  const latestSave = useRef(save);
  latestSave.current = save;

  const text = checked.values && JSON.stringify(checked.values);
  const isSaved = text === savedText;
  useEffect(() => {
    if (text === undefined || text === saved.current) return;
    const timer = setTimeout(() => void latestSave.current(), saveAfterMs);
    return () => clearTimeout(timer);
  }, [text]);
  useEffect(() => {
    const saveNow = () => void latestSave.current();
    globalThis.document.addEventListener('visibilitychange', saveNow);
    return () => {
      globalThis.document.removeEventListener('visibilitychange', saveNow);
      saveNow();
    };
  }, []);

  // Changed on another device: shown here unless something is being changed here too.
  const arrived = JSON.stringify(document.values);
  useEffect(() => {
    if (arrived === saved.current || running.current) return;
    if (latest.current.values && JSON.stringify(latest.current.values) !== saved.current) return;
    saved.current = arrived;
    setSavedText(arrived);
    dispatch({ type: 'replace', draft: draftOf(JSON.parse(arrived), reading) });
  }, [arrived, reading]);

  const state: SaveState = isSaving
    ? 'saving'
    : !checked.values
      ? 'invalid'
      : error && !isSaved
        ? 'failed'
        : isSaved
          ? 'saved'
          : 'unsaved';
  return { draft, dispatch, issues: checked.issues, values: checked.values, state, error, save };
}
