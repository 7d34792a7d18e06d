;;; refreshgen.el --- Findings in specs -*- lexical-binding: t -*-
;; Copy to ~/.emacs.d, and load it in init.el: (load "~/.emacs.d/refreshgen")
(defvar-local refreshgen--process nil "The process that checks the buffer.")

(defun refreshgen--findings (source name)
  "The findings in the current buffer about NAME, the file of the buffer SOURCE."
  (goto-char (point-min))
  (let (findings)
    (while (re-search-forward
            (format "^%s:\\([0-9]+\\):\\([0-9]+\\): \\(error\\|warning\\|note\\): \\(.*\\)$"
                    (regexp-quote name))
            nil t)
      (let* ((line (string-to-number (match-string 1)))
             (column (string-to-number (match-string 2)))
             (type (intern (concat ":" (match-string 3))))
             (text (match-string 4))
             (region (flymake-diag-region source line column)))
        (push (flymake-make-diagnostic source (car region) (cdr region) type text) findings)))
    findings))

(defun refreshgen-flymake (report &rest _arguments)
  "Check the text of a spec, and pass the findings to REPORT."
  (when (process-live-p refreshgen--process) (kill-process refreshgen--process))
  (let ((source (current-buffer)) (name (file-name-nondirectory buffer-file-name)))
    (setq refreshgen--process
          (make-process
           :name "refreshgen" :noquery t :connection-type 'pipe
           :buffer (generate-new-buffer " *refreshgen*")
           :command (list "refreshgen" "validate" "--format" "gcc" "--stdin-name" name "-")
           :sentinel
           (lambda (process _event)
             (unless (process-live-p process)
               (when (and (buffer-live-p source)
                          (eq process (buffer-local-value 'refreshgen--process source)))
                 (funcall report (with-current-buffer (process-buffer process)
                                   (refreshgen--findings source name))))
               (kill-buffer (process-buffer process))))))
    (save-restriction
      (widen)
      (process-send-region refreshgen--process (point-min) (point-max)))
    (process-send-eof refreshgen--process)))

(add-hook 'find-file-hook
          (lambda ()
            (when (string-match-p "\\.refresh\\.ya?ml\\'" buffer-file-name)
              (add-hook 'flymake-diagnostic-functions #'refreshgen-flymake nil t)
              (flymake-mode 1))))
